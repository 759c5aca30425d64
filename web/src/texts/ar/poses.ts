// Made from texts/ar/poses.json. Change it there.
// @ts-nocheck

export const messages = {
"two-fingers-ear": "إصبعان عند الأذن اليسرى",
"hand-under-chin": "راحة اليد تحت الذقن",
"open-hand": "يد مفتوحة بجانب الوجه",
"fist-on-cheek": "قبضة على الخد الأيسر",
"thumb-up": "الإبهام إلى أعلى بجانب الوجه",
"hand-on-head": "راحة اليد فوق الرأس",
"finger-on-nose": "إصبع على طرف الأنف",
"hand-on-forehead": "راحة اليد على الجبهة",
"three-fingers": "ثلاث أصابع بجانب الوجه",
"look-left": "النظر من فوق الكتف الأيسر",
"look-right": "النظر من فوق الكتف الأيمن",
"look-up": "النظر إلى أعلى",
"tilt-right": "إمالة الرأس إلى اليمين",
"tilt-left": "إمالة الرأس إلى اليسار",
"close-left-eye": "إغماض العين اليسرى",
"open-mouth": "فتح الفم واسعًا",
"raise-eyebrows": "رفع الحاجبين",
"press-lips": "ضم الشفتين بقوة",
};
