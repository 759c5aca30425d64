import { plural } from '@kindred/contract/texts/ar/plural';
import type { messages as en } from '../en/young-site.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';

/** After a preposition. */
const people = (count: number) =>
  plural(count, {
    one: 'شخص واحد',
    two: 'شخصين',
    few: `${formatNumber(count)} أشخاص`,
    many: `${formatNumber(count)} شخصًا`,
    other: `${formatNumber(count)} شخص`,
  });

export const messages: Translated<typeof en> = {
  title: 'أنت من الأوائل هنا',
  about: (brand: string, wanted: number) =>
    `لا يزال ${brand} جديدًا في منطقة بحثك. وعندما يصل العدد إلى نحو ${people(wanted)}، تظهر لك وجوه جديدة أكثر.`,
  reached: ({ from, wanted }: { from: number; wanted: number }) =>
    from === 0
      ? `بدأ الأوائل بالانضمام، والهدف ${formatNumber(wanted)}`
      : `${formatNumber(from)} على الأقل من أصل ${people(wanted)}`,
  invite: 'دعوة شخص',
  inviteAbout: 'يؤدي الرابط إلى الصفحة الأولى. ولا يذكر من أرسله، ولا نسجّل ذلك.',
  message: 'رسالتك',
  text: (brand: string) => `انضممت للتو إلى ${brand}، وهو جديد هنا. ما رأيك في إلقاء نظرة؟`,
  share: 'مشاركة الدعوة',
  copy: 'نسخ الدعوة',
  copied: 'تم النسخ. يمكن لصق الدعوة في أي مكان.',
  failed: 'تعذّر النسخ. يُرجى تحديد النص والرابط ونسخهما يدويًا.',
  tell: 'تنبيهي عند ظهور من يناسبني',
  isOn: 'سنخبرك بظهور شخص جديد يناسبك، مرة في اليوم على الأكثر.',
  stop: 'إيقاف التنبيه',
  searchName: 'كل من يناسبني',
};
