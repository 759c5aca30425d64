import type { CheckUse } from '@kindred/contract/photo-checks/outcomes';

const levels: Record<CheckUse, string> = {
  off: 'Aus',
  offered: 'Angeboten',
  'to-write': 'Nötig, um zuerst zu schreiben',
  'to-be-found': 'Nötig, um zuerst zu schreiben und gefunden zu werden',
};

/** What the office says about the photo check. */
export const messages = {
  levels,
  about:
    'Mitglieder können mit einem Bild des Augenblicks zeigen, dass sie auf ihren Fotos zu sehen sind. Jemand aus dem Team vergleicht und entscheidet, das dauert je einige Sekunden. Das Bild wird mit der Entscheidung gelöscht. Ist der Check nötig, hält das falsche Profile fern, aber auch viele ehrliche Leute.',
};
