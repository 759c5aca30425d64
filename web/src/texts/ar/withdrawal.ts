// Made from texts/ar/withdrawal.json. Change it there.
// @ts-nocheck
import { formatDate, formatSiteDate } from '../../lib/formats/formats.ts';
import { formatSiteTime } from '../../lib/formats/site-time.ts';

export const messages = {
title: "العدول عن العقد",
here: "العدول عن العقد هنا",
confirm: "تأكيد العدول هنا",
sending: "جارٍ الإرسال…",
back: "إدارة بريميوم",
loading: "جارٍ التحميل…",
failed: "تعذّر التحميل",
again: "إعادة المحاولة",
inAccount: "العدول عن العقد من حسابك",
until: ({ day }: { day: string | number }) => `يمكنك العدول دون إبداء سبب حتى ${formatDate(day, { timeZone: 'UTC' })}.`,
about: "يشمل العدول العقد أدناه. ينتهي العقد فورًا ومعه بريميوم، ونرسل إيصالًا إلى البريد الإلكتروني لحسابك.",
none: "لا يوجد عقد يمكنك العدول عنه",
noneAbout: "يمكنك العدول خلال 14 يومًا من الحصول على بريميوم. وبعد ذلك لا يزال بإمكانك إلغاء الاشتراك.",
which: "العقد",
contract: ({ plan, date }: { plan: 'monthly' | 'quarterly' | 'annual'; date: string | number }) => `${plan === 'monthly' ? `الباقة الشهرية` : plan === 'quarterly' ? `الباقة ربع السنوية` : plan === 'annual' ? `الباقة السنوية` : ``}، منذ ${formatSiteDate(date)}`,
amounts: "ما يُردّ إليك",
price: "دفعت",
earlier: "قبل تغيير باقتك",
used: "مقابل مدة الاستخدام",
returned: "ما سبق ردّه",
toCard: "يُردّ إلى بطاقتك",
toCredit: "يعود إلى رصيدك",
agreed: "لقد طلبت البدء فورًا ووافقت على دفع مقابل مدة الاستخدام.",
notAgreed: "لا موافقة منك على دفع مقابل مدة الاستخدام، لذا يُردّ إليك كل شيء.",
name: "اسمك",
done: "لقد عدلت عن العقد",
doneBack: ({ amount }: { amount: string | number }) => `المبلغ ${amount} في طريقه إلى بطاقتك. ويستغرق ذلك من 5 إلى 10 أيام.`,
doneCredit: ({ amount }: { amount: string | number }) => `عاد ${amount} إلى رصيدك.`,
doneNothing: "لم يُحصَّل منك شيء، لذا لا يوجد ما يُردّ.",
doneAt: ({ date }: { date: string }) => `تلقينا ذلك في ${formatSiteTime(date)}. الإيصال في طريقه إلى بريدك الإلكتروني.`,
};
