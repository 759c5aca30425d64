// Made from texts/ar/roles.json. Change it there.
// @ts-nocheck

export const messages = {
administrator: "الإدارة",
moderator: "الإشراف",
support: "الدعم",
analyst: "التحليل",
};
