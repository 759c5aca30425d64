// Made from texts/ar/errors.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/ar/plural';

export const messages = {
validation: "خطأ في البيانات المدخلة",
network: "خطأ في الشبكة. يُرجى التحقق من اتصالك بالإنترنت.",
unreachable: "خطأ في الشبكة: تعذّر الاتصال بالخادم. يُرجى التحقق من اتصالك بالإنترنت.",
noResponse: "خطأ في الشبكة: تعذّر الوصول إلى الخادم",
server: "خطأ في الخادم: يُرجى إعادة المحاولة لاحقًا.",
unknown: "حدث خطأ غير معروف",
login: "فشل تسجيل الدخول",
verification: "فشل التحقق",
register: "المستخدم موجود بالفعل",
required: "هذا الحقل مطلوب.",
noEmail: "يُرجى إدخال البريد الإلكتروني.",
noPassword: "يُرجى إدخال كلمة مرور.",
notAccepted: "يُرجى تحديد هذا المربع للمتابعة.",
email: "يُرجى إدخال عنوان بريد إلكتروني، مثل name@example.com.",
meant: ({ address }: { address: string | number }) => `هل المقصود ${address}؟`,
tooShort: ({ least }: { least: number }) => `الحد الأدنى للطول: ${plural(least, { one: `حرف واحد`, two: `حرفان`, few: `${least} أحرف`, many: `${least} حرفًا`, other: `${least} حرف` })}.`,
incompleteCode: ({ digits }: { digits: number }) => `يُرجى إدخال الرمز كاملًا، وعدد أرقامه ${digits}.`,
};
