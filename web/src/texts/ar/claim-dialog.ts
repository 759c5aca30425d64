// Made from texts/ar/claim-dialog.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/ar/plural';

export const messages = {
title: ({ decision }: { decision: string | number }) => `${decision}: ما ينتهي بذلك`,
ends: {
minor: "لن يتحقق أحد بعد ذلك مما إذا كان شخص دون 18 عامًا.",
life: "لن يتحقق أحد بعد ذلك من سلامة شخص قد يكون في خطر.",
violence: "لن يتابع أحد التهديد أو العنف بعد ذلك.",
"intimate-picture": "تتوقف مهلة الطلب. وتظهر الصورة التي أُخفيت بسببه من جديد، إلا إذا أزالها هذا القرار.",
},
stays: ({ name }: { name: string | number }) => `يبقى الحساب كما هو: ${name}.`,
returns: ({ name, days }: { name: string | number; days: number }) => `يمكن للحساب العودة بعد ${plural(days, { one: `يوم واحد`, two: `يومين`, few: `${formatNumber(days)} أيام`, many: `${formatNumber(days)} يومًا`, other: `${formatNumber(days)} يوم` })}: ${name}.`,
closed: ({ name }: { name: string | number }) => `لا عودة للحساب إلا بقبول اعتراض: ${name}.`,
evidence: "تخرج البلاغات من قائمة الانتظار، وتُحذف أدلتها معها عند انتهاء مدة حفظها.",
reads: ({ reporters }: { reporters: number }) => `${plural(reporters, { one: `النص الذي يصل إلى مقدّم البلاغ:`, two: `النص الذي يصل إلى اثنين من مقدّمي البلاغات:`, few: `النص الذي يصل إلى ${formatNumber(reporters)} من مقدّمي البلاغات:`, many: `النص الذي يصل إلى ${formatNumber(reporters)} من مقدّمي البلاغات:`, other: `النص الذي يصل إلى ${formatNumber(reporters)} من مقدّمي البلاغات:` })}`,
outcomeOnly: "يُبلَّغ مقدّمو البلاغات بالنتيجة فقط.",
noOne: "لا يوجد من يُرَد عليه.",
locked: "قد تُظهر الأدلة طفلًا، وهي مخفية إلى أن تُصعَّد القضية. يُرجى تصعيدها أولًا.",
confirm: "اطلعت على الأدلة، وهذا قراري.",
cancel: "إلغاء",
};
