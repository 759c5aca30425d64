// Made from texts/ar/saved-searches.json. Change it there.
// @ts-nocheck

export const messages = {
title: "عمليات البحث المحفوظة",
loading: "جارٍ تحميل عمليات البحث…",
failed: "تعذّر التحميل",
again: "إعادة المحاولة",
close: "إغلاق",
cancel: "إلغاء",
button: ({ count }: { count: number }) => `${count === 0 ? `البحث المحفوظ` : `البحث المحفوظ (${count})`}`,
none: "لا توجد عمليات بحث محفوظة بعد",
noneAbout: "يمكن ضبط التصفية ثم حفظها هنا، وسنخبرك بظهور أشخاص جدد يطابقونها إذا طلبت ذلك.",
list: "عمليات بحثك المحفوظة",
open: ({ name }: { name: string | number }) => `عرض الأشخاص في ${name}`,
alerts: ({ name }: { name: string | number }) => `تنبيهات ${name}`,
rename: ({ name }: { name: string | number }) => `إعادة تسمية ${name}`,
newName: ({ name }: { name: string | number }) => `اسم جديد بدلًا من ${name}`,
saveName: "حفظ الاسم",
delete: ({ name }: { name: string | number }) => `حذف ${name}`,
alertsOn: "التنبيهات مفعّلة",
alertsOff: "التنبيهات متوقفة",
locked: "يتطلب بريميوم: فيه عوامل تصفية لم تعد باقتك تشملها. ولا يرسل أي تنبيهات.",
saveTitle: "حفظ هذا البحث",
saveAbout: "تُحفظ عوامل التصفية والترتيب الحالي. يمكنك حفظ ما يصل إلى 10 عمليات بحث.",
name: "الاسم",
notifyMe: "تنبيهي إلى الأشخاص الجدد، مرة في اليوم على الأكثر",
save: "حفظ البحث",
};
