// Made from texts/ar/nudes.json. Change it there.
// @ts-nocheck

export const messages = {
title: "قد تكون هذه صورة عارية",
about: "تبقى مموّهة إلى أن تُظهرها.",
show: "إظهار",
showOf: "إظهار الصورة التي قد تكون عارية",
delete: "حذف لدي",
report: "إبلاغ",
review: "تنتظر هذه الصورة لأنها صورة عارية على الأرجح.",
};
