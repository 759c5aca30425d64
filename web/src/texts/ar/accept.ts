// Made from texts/ar/accept.json. Change it there.
// @ts-nocheck

export const messages = {
accept: ({ titles }: { titles: string | number }) => `أوافق على: ⁨${titles}⁩.`,
why: "هنا ما يمكنك توقّعه منا وما نتوقّعه منك.",
read: ({ title }: { title: string | number }) => `قراءة: ⁨${title}⁩`,
};
