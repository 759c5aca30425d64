// Made from texts/ar/site-binding.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
binding: "قبول هذه الصفحة مطلوب من الأعضاء",
about: "يقبلها الأعضاء الجدد عند التسجيل، والباقون قبل المتابعة. ويُحفَظ من قبِل أي إصدار، بنصه الحرفي.",
change: "تغيّر النص",
ask: "طلب القبول من جديد",
correct: "تصحيح بسيط: دون طلب",
from: "القبول مطلوب ابتداءً من",
fromAbout: "حتى ذلك اليوم يظهر للأعضاء إشعار ويمكنهم القبول مسبقًا. المعتاد 30 يومًا، وقد يتطلّب القانون أكثر.",
past: "يُرجى اختيار اليوم أو يوم لاحق",
noteAbout: "يقرأ الأعضاء هذا فوق رابط النص الكامل. يمكن تركه فارغًا.",
corrected: ({ version }: { version: string | number }) => `يبقى الإصدار ${version}: لا يُطلب القبول من جديد ممن قبِله.`,
present: ({ version, day }: { version: string | number; day: string | number }) => `يسري الإصدار ${version} ابتداءً من ${day}.`,
note: ({ language }: { language: string | number }) => `ما الذي تغيّر (${language})`,
accepted: {
title: "نصوص مقبولة",
about: "كل نص حرفيًا كما قبِله الأعضاء. يذكر الملف من قبِل أي إصدار وبأي لغة ومتى. ولا يتضمّن الأعضاء المحذوفين.",
download: "تنزيل بصيغة CSV",
read: "قراءة",
close: "إغلاق",
loading: "جارٍ تحميل النص…",
failed: "تعذّر تحميل النص",
again: "إعادة المحاولة",
version: ({ title, version }: { title: string | number; version: string | number }) => `⁨${title}⁩، الإصدار ${version}`,
since: ({ language, day }: { language: string | number; day: string | number }) => `${language}، منذ ${day}`,
readOf: ({ title, version, language }: { title: string | number; version: string | number; language: string | number }) => `قراءة: ⁨${title}⁩، الإصدار ${version}، ${language}`,
members: ({ count }: { count: number }) => `عدد الأعضاء: ${formatNumber(count)}`,
},
consequences: {
asks: ({ title, day }: { title: string | number; day: string | number }) => `«⁨${title}⁩»: القبول مطلوب من الأعضاء ابتداءً من ${day}.`,
corrected: ({ title }: { title: string | number }) => `تصحيح «⁨${title}⁩» دون طلب القبول من جديد.`,
free: ({ title }: { title: string | number }) => `«⁨${title}⁩»: لم يعد القبول مطلوبًا من الأعضاء.`,
},
mailAll: "إرساله بالبريد إلى كل الأعضاء",
mailAllAbout: "يصل الآن إلى كل عضو إشعار ورسالة بالبريد مهما كانت إعداداته. بدون ذلك يقرؤه الأعضاء عند عودتهم.",
};
