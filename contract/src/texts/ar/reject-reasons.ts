import type { RejectReason } from '../../desk/reject-reasons.ts';

interface Texts {
  /** The label that staff choose. */
  readonly label: string;
  /** Follows 'تعذّر عرض إحدى صورك:'. */
  readonly notice: string;
  readonly mail: string;
}

/** A reason without a text, or a text without a reason, is a type error. */
export const rejectTexts: Readonly<Record<RejectReason, Texts>> = {
  'no-person': {
    label: 'لا يظهر فيها أحد',
    notice: 'لم نتمكن من رؤيتك فيها',
    mail: 'لم نتمكن من رؤيتك فيها. المطلوب صور لك.',
  },
  'somebody-else': {
    label: 'شخص آخر',
    notice: 'يبدو أنها لشخص آخر',
    mail: 'يبدو أنها لشخص آخر. المطلوب صور لك.',
  },
  nudity: {
    label: 'عُري',
    notice: 'تحتوي على عُري',
    mail: 'تحتوي على عُري، وهو غير مسموح به.',
  },
  violence: {
    label: 'عنف أو أسلحة',
    notice: 'يظهر فيها عنف أو أسلحة',
    mail: 'يظهر فيها عنف أو أسلحة، وهذا غير مسموح به.',
  },
  minor: {
    label: 'طفل',
    notice: 'يظهر فيها طفل',
    mail: 'يظهر فيها طفل. يجب ألا يظهر في الصور إلا بالغون.',
  },
  contact: {
    label: 'بيانات اتصال أو إعلان',
    notice: 'تحتوي على بيانات اتصال أو إعلان',
    mail: 'تحتوي على بيانات اتصال أو إعلان.',
  },
  quality: {
    label: 'معتمة أو صغيرة أو غير واضحة',
    notice: 'معتمة أو صغيرة أو غير واضحة',
    mail: 'الصورة معتمة أو صغيرة أو غير واضحة.',
  },
};
