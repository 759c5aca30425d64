import type { LineFault } from '../../imports/outcomes.ts';

/** What is wrong with a line of a file that is imported. */
export const importFaults: Readonly<Record<LineFault, string>> = {
  quotes: 'علامة اقتباس لم تُغلق.',
  columns: 'في السطر أعمدة أكثر من العناوين.',
  'email-missing': 'البريد الإلكتروني ناقص.',
  'email-invalid': 'هذا ليس بريدًا إلكترونيًا.',
  'email-throw-away': 'هذا بريد إلكتروني مؤقت.',
  'date-invalid':
    'تتعذّر قراءة هذا التاريخ بالترتيب المختار، أو لا يمكن أن يكون تاريخ ميلاد. تُرسل الدعوة من دونه.',
  'too-young': 'عمر الشخص أقل من 18 عامًا.',
  'too-long': 'النص طويل جدًا. تُرسل الدعوة من دونه.',
  'not-visible': 'في النص أحرف غير مرئية. تُرسل الدعوة من دونه.',
  'country-unknown': 'البلد ناقص أو غير معروف. تُرسل الدعوة من دون مكان.',
  'city-unknown': 'المدينة غير معروفة في هذا البلد. تُرسل الدعوة من دون مكان.',
  'interest-unknown': 'هذا الاهتمام ليس في القائمة، وسيُترك.',
  'seeking-unknown': 'ليس واضحًا عمّن يبحث الشخص. ستُترك القيمة.',
  'language-unknown': 'هذه اللغة غير متاحة. تُستخدم اللغة المعتادة.',
  'is-member': 'يوجد عضو بهذا البريد الإلكتروني.',
  'is-invited': 'هذا البريد الإلكتروني مدعو من قبل.',
  'is-duplicate': 'البريد الإلكتروني نفسه في سطر سابق.',
  'is-refused': 'تتعذّر دعوة هذا البريد الإلكتروني.',
};
