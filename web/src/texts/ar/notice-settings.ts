// Made from texts/ar/notice-settings.json. Change it there.
// @ts-nocheck

export const messages = {
loading: "جارٍ تحميل إعدادات الإشعارات…",
failed: "تعذّر التحميل",
again: "إعادة المحاولة",
title: "الإشعارات",
about: "ما نخبرك به، وكيف يصلك.",
kind: "عند",
channels: {
app: "في التطبيق",
mail: "البريد",
push: "فوري",
},
by: ({ kind, channel }: { kind: string | number; channel: string | number }) => `${kind}: ${channel}`,
safety: "تغيّر كلمة المرور أو البريد أو طرق الدخول",
always: "دائمًا",
more: "الإشعارات الفورية وساعات الهدوء",
moreAbout: "الأجهزة، وما يظهر على شاشة القفل، والأوقات التي لا يُرسَل فيها شيء.",
showMore: "عرض",
};
