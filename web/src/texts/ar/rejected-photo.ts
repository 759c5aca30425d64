// Made from texts/ar/rejected-photo.json. Change it there.
// @ts-nocheck

export const messages = {
why: ({ day, reason }: { day: string | number; reason: 'no-person' | 'somebody-else' | 'nudity' | 'violence' | 'minor' | 'contact' | 'quality' }) => `لم تُقبل صورة في ${day}: ${reason === 'no-person' ? `لم نتمكن من رؤيتك فيها` : reason === 'somebody-else' ? `يبدو أنها لشخص آخر` : reason === 'nudity' ? `تحتوي على عُري` : reason === 'violence' ? `يظهر فيها عنف أو أسلحة` : reason === 'minor' ? `يظهر فيها طفل` : reason === 'contact' ? `تحتوي على بيانات اتصال أو إعلان` : reason === 'quality' ? `معتمة أو صغيرة أو غير واضحة` : ``}. يُرجى اختيار صورة أخرى.`,
contest: "إذا كان في الأمر خطأ في رأيك، فيمكنك مراسلتنا.",
};
