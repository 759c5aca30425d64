// Made from texts/ar/own-fields.json. Change it there.
// @ts-nocheck

export const messages = {
title: "معلومات أخرى عنك",
asks: "ما يهمك في الآخرين",
nothing: "لا شيء بعد",
any: "لا يهم",
from: "من",
to: "إلى",
filters: "عوامل تصفية الملف",
filtersSet: ({ count }: { count: string | number }) => `عوامل تصفية الملف: ${count}`,
apply: "إظهار الأشخاص",
clear: "مسح",
withUnit: ({ label, unit }: { label: string | number; unit: string | number }) => `${label} (${unit})`,
between: ({ from, to }: { from: string | number; to: string | number }) => `من ${from} إلى ${to}`,
atLeast: ({ from }: { from: string | number }) => `${from} على الأقل`,
atMost: ({ to }: { to: string | number }) => `${to} على الأكثر`,
loading: "جارٍ التحميل…",
failed: "تعذّر تحميل هذا",
again: "إعادة المحاولة",
};
