// Made from texts/ar/shortcuts.json. Change it there.
// @ts-nocheck

export const messages = {
single: "اختصارات المفتاح الواحد",
singleAbout: "يمكن إيقافها إذا كانت لوحة المفاتيح أو الإدخال الصوتي يفعّلها بالخطأ.",
};
