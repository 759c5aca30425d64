import type { NudeLevel } from '@kindred/contract/site/nudes';

const levels: Record<NudeLevel, string> = {
  off: 'متوقف',
  cautious: 'حذر',
  usual: 'معتاد',
  strict: 'صارم',
};

/** What the office says about the check of photos for nudity. */
export const messages = {
  levels,
  about: {
    level:
      'تصل الصورة العارية على الأرجح مموّهة في المحادثة، ويُسأل مرسلها أولًا، وفي الملف الشخصي تنتظر مراجعة الصور. «حذر» يتدخل عند شبه اليقين فقط، و«صارم» عند الشك أيضًا. تُفحص الصور على خادمك، ويكلّف ذلك نحو ⁦200 MB⁩ من الذاكرة وعُشر ثانية لكل صورة ووقت فريقك.',
    unclassified:
      'إذا تعذّر فحص صورة، مثلًا لأن الخادم مشغول، تُعامل كصورة عارية. يكلّف ذلك وقت فريقك ويموّه صورًا لا ضرر فيها.',
  },
};
