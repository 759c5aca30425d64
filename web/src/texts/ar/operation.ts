import type { messages as en } from '../en/operation.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { plural } from '@kindred/contract/texts/ar/plural';
import { formatDate, formatNumber } from '../../lib/formats/formats.ts';

const timeOf = (time: string) => formatDate(time, { dateStyle: 'medium', timeStyle: 'short' });

/** A disk is sold in these units. */
const sizeOf = (bytes: number) =>
  formatNumber(bytes / 1e9, {
    style: 'unit',
    unit: 'gigabyte',
    maximumFractionDigits: bytes < 10e9 ? 1 : 0,
  });

const seconds = (count: number) =>
  plural(count, {
    one: 'ثانية واحدة',
    two: 'ثانيتين',
    few: `${count} ثوانٍ`,
    many: `${count} ثانية`,
    other: `${count} ثانية`,
  });

export const messages: Translated<typeof en> = {
  title: 'النظام',
  loading: 'جارٍ تحميل حالة الخدمة…',
  failed: 'تعذّر تحميل حالة الخدمة',
  again: 'إعادة المحاولة',
  about:
    'ما يستحق نظرة بين حين وآخر. يُعاد تنفيذ العمل في الخلفية، مثل إرسال الرسائل، عدة مرات، وما فشل في كل مرة يُحفظ هنا لمدة شهر.',
  processes: 'العمليات',
  processColumns: ['العمل', 'الإصدار', 'البدء', 'آخر ظهور'],
  work: {
    web: 'خدمة المستخدمين',
    jobs: 'العمل في الخلفية',
    all: 'خدمة المستخدمين والعمل في الخلفية',
  },
  noJobs:
    'لا توجد عملية تعمل في الخلفية: لا تُرسَل رسائل، ولا يُحذف شيء عند حلول موعده. يجب تشغيل واحدة بالخيار ROLE=jobs أو ROLE=all.',
  separateFiles:
    'تحفظ العمليات ملفاتها في أماكن مختلفة، لذا تنقص بعض الصور. يجب إعطاؤها كلها قيمة S3_BUCKET نفسها، أو قيمة DATA_DIR على قرص مشترك بينها.',
  warnings: {
    'mail-server': 'لا تُرسَل أي رسالة لأن ⁦SMTP_URL⁩ غير مضبوط. تصبح كل رسالة ملفًا.',
    proxy:
      '⁦TRUST_PROXY⁩ غير مضبوط، لذا تسري حدود زائر واحد على جميع الزوار معًا. يُرجى ضبطه على عدد خوادم الوكيل في الأمام.',
    figures:
      'لا أرقام في الصفحة الرئيسية. يُرجى إدخال أرقام صحيحة في صفحة «الموقع»، أو تركها كما هي.',
    backups: 'لا نسخة احتياطية في ⁦BACKUP_DIR⁩. تسجّل الخدمة هناك أيضًا من حُذف، حتى لا تعيده أي استعادة.',
  },
  disk: {
    label: 'المساحة الحرة على القرص',
    aboutLabel: 'عن المساحة الحرة على القرص',
    about:
      'على القرص الذي فيه DATA_DIR: الصور، وكذلك الرسائل وقاعدة البيانات ما لم تكن في مكان آخر. وهو قرص العملية التي أجابت.',
    free: sizeOf,
    of: (bytes: number) => `من أصل ${sizeOf(bytes)}`,
    unknown: 'غير معروف',
    low: (free: number) =>
      `لم يبقَ على القرص سوى ${sizeOf(free)}. يُرجى حذف ما لا حاجة إليه أو توفير قرص أكبر: فعند امتلائه لا يمكن تخزين أي شيء.`,
  },
  backup: {
    label: 'آخر نسخة احتياطية',
    aboutLabel: 'عن آخر نسخة احتياطية',
    about:
      'أحدث نسخة احتياطية في BACKUP_DIR كما تراها العملية التي أجابت. لا تظهر النسخ التي تنشئها برامج أخرى.',
    at: (time: string) => formatDate(time, { dateStyle: 'medium' }),
    hour: (time: string) =>
      `الساعة ${formatDate(time, { dateStyle: undefined, timeStyle: 'short' })}`,
    none: 'لا توجد',
    run: 'ينشئها الأمر npm run backup',
    late: (time: string | null) =>
      time === null
        ? 'لا توجد نسخة احتياطية. يُرجى تشغيل npm run backup كل ليلة ونسخ ملفاتها إلى مكان آخر.'
        : `آخر نسخة احتياطية تعود إلى ${timeOf(time)}. يُرجى التحقق من سبب توقف npm run backup عن العمل كل ليلة.`,
  },
  mails: {
    label: 'رسائل يُعاد إرسالها',
    aboutLabel: 'عن الرسائل التي يُعاد إرسالها',
    about: 'رسائل لم يقبلها خادم البريد. تُعاد محاولة إرسال كل منها لمدة يومين ونصف.',
    count: formatNumber,
    sent: 'لا توجد رسائل منتظرة',
    files: (folder: string) => `لم تُرسَل: ملفات في \u2068${folder}\u2069`,
    since: (time: string) => `منذ ${timeOf(time)}`,
    late: (count: number, error: string | null) =>
      `${plural(count, {
        one: 'تعذّر إرسال رسالة واحدة',
        two: 'تعذّر إرسال رسالتين',
        few: `تعذّر إرسال ${formatNumber(count)} رسائل`,
        many: `تعذّر إرسال ${formatNumber(count)} رسالة`,
        other: `تعذّر إرسال ${formatNumber(count)} رسالة`,
      })}${error === null ? '' : ` (${error})`}. يُرجى التحقق من خادم البريد ومن SMTP_URL.`,
  },
  versions: {
    label: 'الإصدار',
    aboutLabel: 'عن الإصدار',
    about: 'إصدار Kindred وقاعدة بياناته وNode، في العملية التي أجابت.',
    others: (database: string, node: string) => `PostgreSQL ${database}, Node ${node}`,
  },
  differentVersions:
    'تعمل العمليات بإصدارات مختلفة. هذا طبيعي أثناء التحديث فقط: يُرجى إعادة تشغيل العمليات التي تعمل بالإصدار المستبدَل.',
  replicas: 'نسخ قاعدة البيانات',
  replicaColumns: ['النسخة', 'الحالة', 'التأخر'],
  noReplica:
    'لا توجد نسخة من قاعدة البيانات متاحة للقراءة. كل شيء يعمل، لكن قاعدة البيانات تقوم بكل العمل بنفسها.',
  inUse: 'تُقرأ منها القوائم والإحصاءات',
  faults: {
    silent: 'لا تستجيب',
    late: 'متأخرة جدًا، وتُستثنى إلى أن تلحق بالأصل',
    failed: 'لم تتمكن من الإجابة، ويُعاد سؤالها بعد لحظات',
    elsewhere: 'نسخة من قاعدة بيانات أخرى',
    'not a replica': 'ليست نسخة، بل تستقبل التغييرات بنفسها',
  },
  lag: (milliseconds: number, atLeast: boolean) =>
    `${(milliseconds / 1000).toFixed(1)} ث ${atLeast ? 'على الأقل' : 'على الأكثر'}`,
  jobs: 'المهام الفاشلة',
  columns: ['المهمة', 'الخطأ', 'المحاولات', 'آخر محاولة', 'إجراءات'],
  none: 'لم تفشل أي مهمة.',
  waiting: (count: number) => `المهام المنتظرة أو الجارية: ${count}`,
  more: (shown: number, all: number) => `تُعرض آخر ${shown} من أصل ${all}.`,
  noError: 'غير معروف',
  time: timeOf,
  retry: 'إعادة التشغيل',
  retryJob: (kind: string, time: string) => `إعادة تشغيل ${kind} بتاريخ ${timeOf(time)}`,
  drop: 'حذف',
  dropJob: (kind: string, time: string) => `حذف ${kind} بتاريخ ${timeOf(time)}`,
  clock: (difference: number) =>
    `ساعة هذا الجهاز ${difference > 0 ? 'متقدمة على' : 'متأخرة عن'} ساعة قاعدة البيانات بمقدار ${seconds(Math.abs(difference))}. يُرجى ضبط الساعتين بخادم وقت (NTP).`,
};
