// Made from texts/ar/contents.json. Change it there.
// @ts-nocheck

export const messages = {
hidden: "تحتوي على إحدى كلماتك المخفية",
show: "عرض",
deleted: "رسالة محذوفة",
alone: {
photo: "صورة",
},
};
