// Made from texts/ar/text-limit.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/ar/plural';

export const messages = {
left: ({ left }: { left: number }) => `${plural(left, { zero: `لم تبقَ أحرف`, one: `بقي حرف واحد`, two: `بقي حرفان`, few: `بقيت ${left} أحرف`, many: `بقي ${left} حرفًا`, other: `بقي ${left} حرف` })}`,
cut: ({ most }: { most: number }) => `حُذفت نهاية النص: الحد الأقصى ${plural(most, { one: `حرف واحد`, two: `حرفان`, few: `${most} أحرف`, many: `${most} حرفًا`, other: `${most} حرف` })}.`,
};
