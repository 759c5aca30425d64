// Made from texts/de/color-repairs.json. Change it there.
// @ts-nocheck
import { formatContrast } from '../../lib/formats/contrast.ts';

export const messages = {
titles: {
buttons_darkened: "Wir haben die Hauptfarbe für Buttons abgedunkelt",
buttons_lightened: "Wir haben die Hauptfarbe für Buttons im dunklen Modus aufgehellt",
text_darkened: "Wir haben die Hauptfarbe für Text abgedunkelt",
signs_darkened: "Wir haben die Akzentfarbe für Symbole abgedunkelt",
signs_lightened: "Wir haben die Akzentfarbe für Symbole im dunklen Modus aufgehellt",
accent_text_darkened: "Wir haben die Akzentfarbe für Text abgedunkelt",
},
reasons: {
buttons_darkened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `Weiß auf ${wanted} hat einen Kontrast von ${formatContrast(contrast)}, mindestens nötig ist ${formatContrast(least)}. Buttons haben jetzt ${used} mit ${formatContrast(usedContrast)}.`,
buttons_lightened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `${wanted} auf dunklem Hintergrund hat einen Kontrast von ${formatContrast(contrast)}, mindestens nötig ist ${formatContrast(least)}. Im dunklen Modus haben Buttons ${used} mit ${formatContrast(usedContrast)}.`,
text_darkened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `${wanted} auf hellem Hintergrund hat einen Kontrast von ${formatContrast(contrast)}, mindestens nötig ist ${formatContrast(least)}. Text hat im hellen Modus ${used} mit ${formatContrast(usedContrast)}.`,
signs_darkened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `${wanted} auf hellem Hintergrund hat einen Kontrast von ${formatContrast(contrast)}, mindestens nötig ist ${formatContrast(least)}. Symbole haben im hellen Modus ${used} mit ${formatContrast(usedContrast)}.`,
signs_lightened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `${wanted} auf dunklem Hintergrund hat einen Kontrast von ${formatContrast(contrast)}, mindestens nötig ist ${formatContrast(least)}. Symbole haben im dunklen Modus ${used} mit ${formatContrast(usedContrast)}.`,
accent_text_darkened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `${wanted} auf hellem Hintergrund hat einen Kontrast von ${formatContrast(contrast)}, mindestens nötig ist ${formatContrast(least)}. Text hat im hellen Modus ${used} mit ${formatContrast(usedContrast)}.`,
},
unchanged: {
light: "Im hellen Modus ändert sich nichts.",
dark: "Im dunklen Modus ändert sich nichts.",
},
};
