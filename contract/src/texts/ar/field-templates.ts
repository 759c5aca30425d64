import type { FieldTexts } from '../../site/field-templates.ts';

export const fieldTemplates: FieldTexts = {
  height: { name: 'الطول', unit: 'سم' },
  hasChildren: {
    name: 'الأطفال',
    choices: { none: 'لا يوجد', withMe: 'يعيشون معي', elsewhere: 'لا يعيشون معي' },
  },
  wantsChildren: { name: 'الرغبة في الأطفال', choices: { yes: 'نعم', maybe: 'ربما', no: 'لا' } },
  looksFor: {
    name: 'البحث عن',
    choices: {
      relationship: 'علاقة جدية',
      casual: 'علاقة غير رسمية',
      friends: 'صداقة',
      unsure: 'لا قرار بعد',
    },
  },
  job: { name: 'المهنة' },
  education: {
    name: 'التعليم',
    choices: {
      school: 'مدرسة',
      vocational: 'تدريب مهني',
      studying: 'دراسة جارية',
      bachelor: 'بكالوريوس',
      master: 'ماجستير',
      doctorate: 'دكتوراه',
    },
  },
  languages: { name: 'اللغات' },
  drinking: {
    name: 'الكحول',
    choices: { never: 'أبدًا', rarely: 'نادرًا', socially: 'في المناسبات', often: 'كثيرًا' },
  },
  smoking: {
    name: 'التدخين',
    choices: { never: 'أبدًا', sometimes: 'أحيانًا', often: 'كثيرًا', quitting: 'في طور الإقلاع' },
  },
  religion: {
    name: 'الدين',
    choices: {
      none: 'لا دين',
      agnostic: 'لا أدرية',
      buddhist: 'البوذية',
      christian: 'المسيحية',
      hindu: 'الهندوسية',
      jewish: 'اليهودية',
      muslim: 'الإسلام',
      spiritual: 'روحانيات',
      other: 'دين آخر',
    },
  },
  politics: {
    name: 'السياسة',
    choices: {
      left: 'اليسار',
      center: 'الوسط',
      right: 'اليمين',
      uninterested: 'لا اهتمام',
      other: 'شيء آخر',
    },
  },
};
