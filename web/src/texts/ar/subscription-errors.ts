// Made from texts/ar/subscription-errors.json. Change it there.
// @ts-nocheck

export const messages = {
server: ({ status }: { status: string | number }) => `خطأ في الخادم: ${status}`,
network: "لم يستجب الخادم. يُرجى التحقق من اتصالك بالإنترنت.",
unknown: "حدث خطأ غير متوقع",
fallbacks: {
create: "تعذّر إنشاء الاشتراك",
current: "تعذّر تحميل الاشتراك الحالي",
update: "تعذّر تحديث الاشتراك",
cancel: "تعذّر إلغاء الاشتراك",
reactivate: "تعذّرت إعادة تفعيل الاشتراك",
paymentMethods: "تعذّر تحميل طرق الدفع",
setupIntent: "تعذّر بدء إعداد البطاقة",
invoices: "تعذّر تحميل الفواتير",
confirm: "تعذّر تأكيد الاشتراك",
one: "تعذّر تحميل الاشتراك",
all: "تعذّر تحميل الاشتراكات",
},
};
