// Made from texts/ar/plan-change.json. Change it there.
// @ts-nocheck
import { formatSiteDate } from '../../lib/formats/formats.ts';

export const messages = {
title: "تغيير باقتك",
from: ({ from, to }: { from: string | number; to: string | number }) => `من ${from} إلى ${to}`,
lines: "تفاصيل مبلغ اليوم",
line: ({ plan, unused }: { plan: 'monthly' | 'quarterly' | 'annual'; unused: boolean }) => `${plan === 'monthly' ? `بريميوم، الباقة الشهرية` : plan === 'quarterly' ? `بريميوم، الباقة ربع السنوية` : plan === 'annual' ? `بريميوم، الباقة السنوية` : ``}${unused ? `: الأيام غير المستخدمة` : ``}`,
due: "المستحق اليوم",
creditUsed: "رصيدك",
credit: ({ amount }: { amount: string | number }) => `يبقى ${amount} من رصيدك ويخفّض دفعاتك القادمة.`,
next: ({ price, date }: { price: string | number; date: string | number }) => `الدفعة القادمة: ${price} في ${formatSiteDate(date)}`,
nextIs: ({ price, less }: { price: string | number; less: string | number }) => `${price}، بعد خصم ${less}`,
ofCredit: ({ amount }: { amount: string | number }) => `${amount} من الرصيد`,
ofCoupon: ({ amount }: { amount: string | number }) => `${amount} من قسيمتك`,
and: ({ one, other }: { one: string | number; other: string | number }) => `${one} و${other}`,
owed: ({ amount }: { amount: string | number }) => `يشمل ذلك مبلغ ${amount} المستحق من قبل.`,
renewal: ({ plan, date }: { plan: string | number; date: string | number }) => `${plan}، تُحصَّل في ${formatSiteDate(date)}`,
after: ({ price, date }: { price: string | number; date: string | number }) => `الدفعة التي تليها: ${price} في ${formatSiteDate(date)}`,
nothing: ({ price, date }: { price: string | number; date: string | number }) => `لا شيء اليوم. ${price} في ${formatSiteDate(date)}.`,
submit: ({ price }: { price: string | number }) => `تغيير الباقة ودفع ${price}`,
submitFree: "تغيير الباقة",
submitLater: ({ date }: { date: string | number }) => `تغيير الباقة في ${formatSiteDate(date)}`,
canceled: "اشتراكك ملغى. يمكنك تغيير باقتك بعد الاحتفاظ ببريميوم.",
working: "جارٍ التغيير…",
keep: "الاحتفاظ بباقتي",
done: "تم تغيير باقتك",
doneAbout: "يسري التغيير فورًا.",
doneLater: "ستتغيّر باقتك",
};
