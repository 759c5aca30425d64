// Made from texts/ar/unknown-words.json. Change it there.
// @ts-nocheck

export const messages = {
text: "الكلمات العاجلة لا تُكتشف تلقائيًا في هذه اللغة: يُرجى قراءة النص نفسه.",
};
