// Made from texts/ar/came-by.json. Change it there.
// @ts-nocheck

export const messages = {
by: "بدعوة من",
member: "عضو",
joined: "انضموا بها",
banned: "المحجوبون منهم",
};
