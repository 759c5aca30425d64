// Made from texts/ar/paywall.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/ar/plural';

export const messages = {
titles: {
likesPerDay: "استخدمت كل الإعجابات اليوم",
superlikesPerDay: "استخدمت كل الإعجابات الفائقة اليوم",
undosPerDay: "استخدمت كل مرات التراجع اليوم",
seesLikes: "مع بريميوم يظهر لك من أُعجبوا بك",
filters: "هذه التصفية من مزايا بريميوم",
incognito: "وضع التخفي من مزايا بريميوم",
},
gets: "مزايا بريميوم",
benefits: {
likesPerDay: ({ count }: { count: number | null }) => `${count === null ? `إعجابات بلا حد يومي` : `${plural(count, { one: `إعجاب واحد في اليوم`, two: `إعجابان في اليوم`, few: `${formatNumber(count)} إعجابات في اليوم`, many: `${formatNumber(count)} إعجابًا في اليوم`, other: `${formatNumber(count)} إعجاب في اليوم` })}`}`,
superlikesPerDay: ({ count }: { count: number }) => `${plural(count, { one: `إعجاب فائق واحد في اليوم`, two: `إعجابان فائقان في اليوم`, few: `${formatNumber(count)} إعجابات فائقة في اليوم`, many: `${formatNumber(count)} إعجابًا فائقًا في اليوم`, other: `${formatNumber(count)} إعجاب فائق في اليوم` })}`,
undosPerDay: ({ count }: { count: number | null }) => `${count === null ? `تراجع بلا حد يومي` : `${plural(count, { one: `تراجع مرة واحدة في اليوم`, two: `تراجع مرتين في اليوم`, few: `تراجع ${formatNumber(count)} مرات في اليوم`, many: `تراجع ${formatNumber(count)} مرة في اليوم`, other: `تراجع ${formatNumber(count)} مرة في اليوم` })}`}`,
seesLikes: "كل من أُعجبوا بك مع كلماتهم",
filters: "كل عوامل التصفية",
incognito: "وضع التخفي: لا يراك إلا من أرسلت إليهم إعجابًا",
},
moreIn: ({ wait }: { wait: string | number }) => `المزيد بعد ${wait}.`,
notNow: "ليس الآن",
ok: "حسنًا",
from: ({ price }: { price: string | number }) => `بريميوم بدءًا من ${price} في الشهر`,
see: "عرض بريميوم",
};
