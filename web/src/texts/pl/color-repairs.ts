// Made from texts/pl/color-repairs.json. Change it there.
// @ts-nocheck
import { formatContrast } from '../../lib/formats/contrast.ts';

export const messages = {
titles: {
buttons_darkened: "Przyciemniliśmy kolor główny na przyciskach",
buttons_lightened: "Rozjaśniliśmy kolor główny na przyciskach w ciemnym motywie",
text_darkened: "Przyciemniliśmy kolor główny w tekstach",
signs_darkened: "Przyciemniliśmy kolor dodatkowy na ikonach",
signs_lightened: "Rozjaśniliśmy kolor dodatkowy na ikonach w ciemnym motywie",
accent_text_darkened: "Przyciemniliśmy kolor dodatkowy w tekstach",
},
reasons: {
buttons_darkened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `Biel na ${wanted} ma kontrast ${formatContrast(contrast)}, a minimum to ${formatContrast(least)}. Przyciski mają ${used} z kontrastem ${formatContrast(usedContrast)}.`,
buttons_lightened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `${wanted} na ciemnym tle ma kontrast ${formatContrast(contrast)}, a minimum to ${formatContrast(least)}. W ciemnym motywie przyciski mają ${used} z kontrastem ${formatContrast(usedContrast)}.`,
text_darkened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `${wanted} na jasnym tle ma kontrast ${formatContrast(contrast)}, a minimum to ${formatContrast(least)}. W jasnym motywie teksty mają ${used} z kontrastem ${formatContrast(usedContrast)}.`,
signs_darkened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `${wanted} na jasnym tle ma kontrast ${formatContrast(contrast)}, a minimum to ${formatContrast(least)}. W jasnym motywie ikony mają ${used} z kontrastem ${formatContrast(usedContrast)}.`,
signs_lightened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `${wanted} na ciemnym tle ma kontrast ${formatContrast(contrast)}, a minimum to ${formatContrast(least)}. W ciemnym motywie ikony mają ${used} z kontrastem ${formatContrast(usedContrast)}.`,
accent_text_darkened: ({ wanted, contrast, least, used, usedContrast }: { wanted: string | number; contrast: number; least: number; used: string | number; usedContrast: number }) => `${wanted} na jasnym tle ma kontrast ${formatContrast(contrast)}, a minimum to ${formatContrast(least)}. W jasnym motywie teksty mają ${used} z kontrastem ${formatContrast(usedContrast)}.`,
},
unchanged: {
light: "W jasnym motywie nic się nie zmienia.",
dark: "W ciemnym motywie nic się nie zmienia.",
},
};
