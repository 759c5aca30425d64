// Made from texts/ar/page-titles.json. Change it there.
// @ts-nocheck

export const messages = {
accessibility: {
title: "إمكانية الوصول",
},
accounts: {
login: "تسجيل الدخول",
signIn: "تسجيل الدخول",
register: "إنشاء حسابك",
verify: "تأكيد بريدك",
forgotPassword: "نسيان كلمة المرور",
resetPassword: "كلمة مرور جديدة",
undoEmail: "استعادة البريد الإلكتروني السابق",
join: "الانضمام إلى الفريق",
invited: "دعوتك",
},
audit: {
title: "سجل التدقيق",
label: "التدقيق",
},
chat: {
matches: "التطابقات",
},
deskOffice: {
appeals: "الاعتراضات",
danger: "خطر على الحياة",
checks: "التحقق من الصور",
holds: "حسابات موقوفة",
approvals: "الأعضاء الجدد",
photoReview: "مراجعة الصور",
photos: "الصور",
ladder: "سلّم المخالفات",
texts: "الردود والأسباب",
numbers: "أرقام المكتب",
transparency: "تقرير الشفافية",
},
desk: {
desk: "مكتب الإشراف",
statement: "قرار",
decisions: "القرارات",
},
discovery: {
title: "الملف الشخصي",
browse: "تصفّح",
discover: "اكتشاف",
ranking: "كيف يتم الترتيب",
},
faqs: {
title: "الأسئلة الشائعة",
label: "الأسئلة الشائعة",
},
fraudWarnings: {
title: "تحذيرات الاحتيال",
},
help: {
title: "مركز المساعدة",
},
home: {
landing: {
title: "توافقك المثالي يبدأ هنا",
label: "الرئيسية",
},
home: {
title: "الرئيسية",
label: "الرئيسية",
},
},
compliance: {
title: "الالتزامات القانونية",
label: "القانون",
},
integrations: {
title: "المفاتيح وخطافات الويب",
label: "عمليات الربط",
},
likes: {
likes: "الإعجابات",
sent: "إعجاباتك المرسلة",
passed: "أشخاص تجاوزت بطاقاتهم",
bookmarks: "المفضلة",
},
notices: {
notices: "الإشعارات",
unsubscribe: "إيقاف الرسائل",
},
operation: {
title: "النظام",
label: "النظام",
},
ownPages: {
title: "عن هذا الموقع",
},
personalData: {
title: "بياناتك",
},
premium: {
premium: "بريميوم",
checkout: "الدفع",
manage: "إدارة بريميوم",
methods: "طرق الدفع",
withdraw: "العدول عن العقد",
subscriptions: "الاشتراكات",
revenue: "الإيرادات",
plans: "الباقات",
prices: "الأسعار القديمة",
},
privacy: {
title: "سياسة الخصوصية",
label: "الخصوصية",
},
profiles: {
welcome: "مرحبًا",
profile: "ملفك الشخصي",
profileTab: "ملفي",
questions: "الأسئلة",
},
reports: {
reports: {
title: "إدارة البلاغات",
label: "البلاغات",
},
myReports: {
title: "بلاغاتي",
},
pictures: {
title: "صور حميمة لك",
},
notice: {
title: "الإبلاغ عن محتوى",
},
},
photoCheck: {
title: "التحقق من الصور",
},
safety: {
title: "نصائح السلامة",
},
announcements: {
title: "الإعلانات",
news: "الأخبار",
approval: "الموافقة على ملفك",
},
settings: {
title: "الإعدادات",
account: "حسابك",
agree: "قراءة وقبول",
},
invitationCodes: {
title: "الدعوات",
},
imports: {
title: "استيراد الأعضاء",
label: "استيراد",
},
site: {
title: "الموقع",
},
statistics: {
title: "نظرة عامة",
label: "لوحة التحكم",
},
team: {
title: "الفريق",
label: "الفريق",
},
userAdmin: {
users: {
title: "إدارة المستخدمين",
label: "المستخدمون",
},
memberFile: {
title: "عضو",
},
},
};
