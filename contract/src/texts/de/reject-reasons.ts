import type { RejectReason } from '../../desk/reject-reasons.ts';

interface Texts {
  /** The label that staff choose. */
  readonly label: string;
  /** Follows 'Eines deiner Fotos kann nicht gezeigt werden:'. */
  readonly notice: string;
  readonly mail: string;
}

/** A reason without a text, or a text without a reason, is a type error. */
export const rejectTexts: Readonly<Record<RejectReason, Texts>> = {
  'no-person': {
    label: 'Keine Person zu sehen',
    notice: 'Du bist darauf nicht zu erkennen',
    mail: 'Du bist darauf nicht zu erkennen. Fotos sollen dich zeigen.',
  },
  'somebody-else': {
    label: 'Jemand anderes',
    notice: 'Es scheint jemand anderen zu zeigen',
    mail: 'Es scheint jemand anderen zu zeigen. Fotos sollen dich zeigen.',
  },
  nudity: {
    label: 'Nacktheit',
    notice: 'Es zeigt Nacktheit',
    mail: 'Es zeigt Nacktheit, und die ist nicht erlaubt.',
  },
  violence: {
    label: 'Gewalt oder Waffen',
    notice: 'Es zeigt Gewalt oder Waffen',
    mail: 'Es zeigt Gewalt oder Waffen, und die sind nicht erlaubt.',
  },
  minor: {
    label: 'Ein Kind',
    notice: 'Es zeigt ein Kind',
    mail: 'Es zeigt ein Kind. Auf Fotos sollen nur Erwachsene zu sehen sein.',
  },
  contact: {
    label: 'Kontaktdaten oder Werbung',
    notice: 'Es enthält Kontaktdaten oder Werbung',
    mail: 'Es enthält Kontaktdaten oder Werbung.',
  },
  quality: {
    label: 'Zu dunkel, klein oder unscharf',
    notice: 'Es ist zu dunkel, zu klein oder zu unscharf',
    mail: 'Es ist zu dunkel, zu klein oder zu unscharf.',
  },
};
