import type { messages as en } from '../en/likes.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { conditionTexts, filterTexts } from '@kindred/contract/texts/ar/filters';
import { changeTexts, stepTexts } from '@kindred/contract/texts/ar/funnel';
import { plural } from '@kindred/contract/texts/ar/plural';
import { formatDate } from '../../lib/formats/formats.ts';

const alone = {
  ages: 'العمر',
  distance: 'المسافة',
  filters: 'التصفية',
};

export const messages: Translated<typeof en> = {
  loading: 'جارٍ التحميل…',
  failed: 'تعذّر التحميل',
  again: 'إعادة المحاولة',
  more: 'عرض المزيد',
  report: 'إبلاغ',
  photoOf: (name: string) => `صورة ${name}`,
  filters: filterTexts,
  browse: {
    title: 'تصفّح',
    about:
      'كل من يمكنك التعرّف إليهم وما زالوا في انتظار اختيارك، باستثناء من أوقفوا ملفاتهم مؤقتًا أو فعّلوا وضع التخفي.',
    filters: 'التصفية',
    filtersSet: (set: number) => (set === 0 ? 'التصفية' : `التصفية، المفعّل منها ${set}`),
    within: (distance: string) => `حتى ${distance}`,
    bothWays: 'من يبحثون عن شخص مثلي',
    sort: 'الترتيب حسب',
    sorts: {
      recent: 'آخر نشاط',
      new: 'الأعضاء الجدد',
      near: 'الأقرب',
      match: 'الأعلى توافقًا',
    },
    chosen: (name: string) => ({
      like: `أرسلت إعجابًا إلى ${name}.`,
      superlike: `أرسلت إعجابًا فائقًا إلى ${name}.`,
      pass: `تجاوزت بطاقة ${name}.`,
    }),
    undo: (name: string) => `التراجع عن اختيارك بشأن ${name}`,
    bookmarked: 'في المفضلة',
    clear: 'مسح التصفية',
    widen: 'تغيير من يهمّك التعرّف إليهم',
  },
  discover: {
    title: 'اكتشاف',
    views: 'طريقة العرض',
    cards: 'البطاقات',
    browse: 'تصفّح',
    preferences: 'التفضيلات',
    preferencesNow: (distance: string | null, from: number, to: number) =>
      `${distance === null ? 'أي مكان' : `ضمن ${distance}`}، الأعمار من ${from} إلى ${to}`,
    again: 'لقد شاهدت كل من يناسبك. وهؤلاء تجاوزت بطاقاتهم قبل أكثر من شهر.',
    card: (name: string, age: number) => `${name}، ${age}`,
    shared: (count: number) =>
      plural(count, {
        one: 'بينكما اهتمام مشترك واحد',
        two: 'بينكما اهتمامان مشتركان',
        few: `بينكما ${count} اهتمامات مشتركة`,
        many: `بينكما ${count} اهتمامًا مشتركًا`,
        other: `بينكما ${count} اهتمام مشترك`,
      }),
    whole: 'عرض الملف الكامل',
    why: 'كيف يتم الترتيب',
    nextPhoto: 'الصورة التالية',
    photo: (name: string, number: number, of: number) => `الصورة ${number} من ${of}، ${name}`,
    actions: 'اختيارك',
    undo: 'تراجع',
    undoLast: 'التراجع عن آخر اختيار',
    pass: (name: string) => `تجاوز ${name}`,
    like: (name: string) => `إرسال إعجاب إلى ${name}`,
    superlike: (name: string) => `إرسال إعجاب فائق إلى ${name}`,
    superlikesLeft: (left: number) => `المتبقي اليوم: ${left}`,
    note: (name: string) => `إرسال إعجاب مع كلمة إلى ${name}`,
    noteTitle: (name: string) => `كلمة إلى ${name}`,
    noteLabel: 'الكلمة',
    noteAbout: (name: string) =>
      `تصل كلمتك إلى ${name} مع إعجابك. ويظهر اسمك معها عند حصول التطابق، أو إذا كان لدى ${name} بريميوم، أو عند فتح إعجابك.`,
    sendNote: 'إعجاب مع هذه الكلمة',
    commentSent: (name: string) => `تم إرسال تعليقك إلى ${name}.`,
    noteSent: (name: string) => `تم إرسال كلمتك إلى ${name}.`,
    cancel: 'إلغاء',
    keys: 'المفاتيح: السهم الأيسر للتجاوز، والأيمن للإعجاب، وS للإعجاب الفائق، وZ للتراجع، وEnter لفتح الملف الشخصي.',
    unsent: (count: number) =>
      plural(count, {
        one: 'اختيار واحد لم يُحفظ بعد. سيُرسَل عند عودة الاتصال.',
        two: 'اختياران لم يُحفظا بعد. سيُرسَلان عند عودة الاتصال.',
        few: `${count} اختيارات لم تُحفظ بعد. ستُرسَل عند عودة الاتصال.`,
        many: `${count} اختيارًا لم تُحفظ بعد. ستُرسَل عند عودة الاتصال.`,
        other: `${count} اختيار لم تُحفظ بعد. ستُرسَل عند عودة الاتصال.`,
      }),
    match: 'حصل تطابق',
    matchAbout: (name: string) => `الإعجاب متبادل بينك وبين ${name}.`,
    sayHello: 'قول مرحبًا',
    openers: 'أفكار لرسالة أولى',
    aboutAnswer: (answer: string) => `«${answer}» أود أن أعرف المزيد!`,
    aboutInterest: (interest: string) => `${interest}: كيف بدأ هذا الاهتمام؟`,
    sent: (name: string) => `تم إرسال رسالتك إلى ${name}.`,
    wrote: (name: string) => `وصلتك بالفعل رسالة من ${name}.`,
    toChat: 'فتح المحادثة',
    goOn: 'متابعة الاكتشاف',
    more: 'جارٍ البحث عن أشخاص…',
  },
  funnel: {
    title: 'لقد شاهدت كل من يناسبك حتى الآن',
    titleFiltered: 'لا يوجد من يطابق التصفية الآن',
    about: 'عدد الأشخاص المتبقين بعد كل خطوة:',
    label: 'لماذا لم يبقَ أحد',
    steps: stepTexts,
    changes: changeTexts,
    filtered: conditionTexts,
    changesPreferences: 'هذا يغيّر تفضيلاتك.',
    show: (count: number) =>
      plural(count, {
        one: 'عرض شخص واحد',
        two: 'عرض شخصين',
        few: `عرض ${count} أشخاص`,
        many: `عرض ${count} شخصًا`,
        other: `عرض ${count} شخص`,
      }),
    nothing: {
      tried: (what: readonly ('ages' | 'distance' | 'filters')[]) =>
        `تغيير ${new Intl.ListFormat('ar', { type: 'disjunction' }).format(what.map((each) => alone[each]))} وحده لن يُظهر لك أحدًا جديدًا.`,
      wait: 'ينضم أشخاص جدد كل يوم.',
    },
  },
  superlikesYou: (name: string) => `وصلك إعجاب فائق من ${name}`,
  question: {
    superlike: {
      title: (name: string) => `إرسال إعجاب فائق إلى ${name}؟`,
      about: (name: string) =>
        `يصل اسمك فورًا إلى ${name}، حتى دون بريميوم، وتظهر بطاقتك هناك قبل غيرها.`,
      send: 'إرسال الإعجاب الفائق',
    },
    outside: {
      title: (name: string) => `إرسال إعجاب إلى ${name} رغم ذلك؟`,
      about: (name: string) =>
        `تفضيلاتك وتفضيلات ${name} لا تتوافق حاليًا، لذا يظهر إعجابك لدى ${name} في قسم منفصل عن بقية الإعجابات ودون إشعار.`,
      send: 'إعجاب رغم ذلك',
    },
  },
  choice: {
    label: 'اختيارك',
    pass: 'تجاوز',
    like: 'إعجاب',
    superlike: 'إعجاب فائق',
    note: 'إعجاب مع كلمة',
    undo: 'تراجع',
    waits: 'سيُرسَل عند عودة الاتصال.',
    undoWaits: 'سيُرسَل تراجعك عند عودة الاتصال.',
    notSent: 'لم يُرسَل بعد. نواصل المحاولة.',
    failed: (choice: 'like' | 'superlike' | 'pass' | 'undo', name?: string) => {
      if (!name) return choice === 'undo' ? 'لم يتم التراجع.' : 'لم يُرسَل اختيارك.';
      return {
        like: `لم يُرسَل إعجابك إلى ${name}.`,
        superlike: `لم يُرسَل إعجابك الفائق إلى ${name}.`,
        pass: `لم يُحفظ تجاوزك بطاقة ${name}.`,
        undo: `لم يتم التراجع عن اختيارك بشأن ${name}.`,
      }[choice];
    },
    close: 'إغلاق',
    isMatch: 'حصل تطابق.',
    message: 'رسالة',
    left: (likes: number) =>
      plural(likes, {
        zero: 'لم تبقَ إعجابات اليوم',
        one: 'بقي إعجاب واحد اليوم',
        two: 'بقي إعجابان اليوم',
        few: `بقيت ${likes} إعجابات اليوم`,
        many: `بقي ${likes} إعجابًا اليوم`,
        other: `بقي ${likes} إعجاب اليوم`,
      }),
    bookmark: 'إضافة إلى المفضلة',
    bookmarked: 'إزالة من المفضلة',
  },
  likes: {
    title: 'الإعجابات',
    count: (count: number) =>
      plural(count, {
        zero: 'لا توجد إعجابات',
        one: 'لديك إعجاب واحد',
        two: 'لديك إعجابان',
        few: `لديك ${count} إعجابات`,
        many: `لديك ${count} إعجابًا`,
        other: `لديك ${count} إعجاب`,
      }),
    outside: (count: number) =>
      plural(count, {
        one: 'إعجاب آخر خارج تفضيلاتك',
        two: 'إعجابان آخران خارج تفضيلاتك',
        few: `${count} إعجابات أخرى خارج تفضيلاتك`,
        many: `${count} إعجابًا آخر خارج تفضيلاتك`,
        other: `${count} إعجاب آخر خارج تفضيلاتك`,
      }),
    outsideTitle: 'خارج تفضيلاتك',
    outsideAbout: 'أرسلوا إليك إعجابًا، لكن تفضيلاتهم وتفضيلاتك لا تتوافق حاليًا.',
    notes: 'كلمات ممن أُعجبوا بك',
    notesAbout:
      'كتبوا إليك بعد قراءة ملفك. تظهر لك أسماؤهم مع بريميوم، أو عند حصول التطابق، أو واحدًا تلو الآخر.',
    none: 'لا توجد إعجابات بعد',
    noneYet: 'كل إعجاب يصلك يظهر هنا.',
    lockedTitle: 'معرفة من أُعجبوا بك',
    locked:
      'مع بريميوم تظهر لك أسماؤهم وصورهم. ومن دونه يمكن عرض شخص واحد في كل مرة: إعجاب أو تجاوز، ثم الشخص التالي. وإذا كان الإعجاب متبادلًا، يحصل التطابق.',
    lockedOutside:
      'مع بريميوم تظهر لك أسماؤهم وصورهم. وإذا كان الإعجاب متبادلًا، يحصل التطابق في الحالتين.',
    seeOne: 'عرض شخص واحد',
    toPremium: 'عرض بريميوم',
    list: 'من أُعجبوا بك',
    superlike: 'إعجاب فائق',
    note: (name: string) => `كلمة من ${name}`,
    ownNote: 'ما كتبته أنت',
    browse: 'تصفّح الأشخاص',
    lists: 'القوائم',
    tabs: {
      received: 'وصلتك',
      sent: 'أرسلتها',
      passed: 'تجاوزتها',
      bookmarked: 'المفضلة',
    },
    since: (time: string) => `إعجاب في ${formatDate(time)}`,
    sent: 'إعجاباتك المرسلة',
    sentNone: 'لا إعجابات مرسلة بعد',
    sentAbout: 'يظهر هنا من أرسلت إليهم إعجابًا، إلى أن يحصل التطابق.',
    passed: 'أشخاص تجاوزت بطاقاتهم',
    passedNone: 'لا يوجد من تجاوزت بطاقته',
    passedAbout: 'بالتراجع عن التجاوز هنا تظهر البطاقة من جديد. ولن يعرف أحد ذلك.',
    passedSince: (time: string) => `تجاوزت البطاقة في ${formatDate(time)}`,
    undo: (name: string) => `التراجع عن اختيارك بشأن ${name}`,
    bookmarks: 'المفضلة',
    bookmarksNone: 'المفضلة فارغة',
    bookmarksAbout: 'من تتم إضافتهم إلى المفضلة يظهرون هنا. ولن يعرفوا ذلك.',
    removeBookmark: (name: string) => `إزالة ${name} من المفضلة`,
  },
};
