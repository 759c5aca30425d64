import { au } from './laws/au.ts';
import { eu } from './laws/eu.ts';
import type { Duty, Law } from './laws/law.ts';
import { uk } from './laws/uk.ts';
import { us } from './laws/us.ts';

/** The places whose laws the service knows. */
export const laws = { eu, uk, us, au } as const;
export type LawName = keyof typeof laws;
export const lawNames = Object.keys(laws) as LawName[];

type DutyOf<Name extends LawName> = `${Name}.${keyof (typeof laws)[Name]['duties'] & string}`;
/** Such as `eu.imprint`. */
export type DutyCode = { [Name in LawName]: DutyOf<Name> }[LawName];

export const duties = Object.fromEntries(
  Object.entries<Law>(laws).flatMap(([name, law]) =>
    Object.entries(law.duties).map(([duty, about]) => [`${name}.${duty}`, about]),
  ),
) as Record<DutyCode, Duty>;
export const dutyCodes = Object.keys(duties) as DutyCode[];

export const lawOf = (code: DutyCode) => code.slice(0, code.indexOf('.')) as LawName;
/** The laws of at least one of these countries; all of them without any country. */
export const isOfferedUnder = (name: LawName, countries: readonly string[]) =>
  countries.length === 0 || laws[name].countries.some((country) => countries.includes(country));
