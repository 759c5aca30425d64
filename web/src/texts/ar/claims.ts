// Made from texts/ar/claims.json. Change it there.
// @ts-nocheck

export const messages = {
minor: "شخص قد يكون دون 18 عامًا",
life: "شخص قد يؤذي نفسه",
violence: "تهديد أو عنف",
"intimate-picture": "صورة حميمة",
};
