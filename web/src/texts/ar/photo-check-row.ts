// Made from texts/ar/photo-check-row.json. Change it there.
// @ts-nocheck

export const messages = {
title: "التحقق من الصور",
row: "يُظهر للآخرين أن صورك لك.",
link: "فتح التحقق من الصور",
};
