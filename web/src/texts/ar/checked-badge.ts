/** The badge of a photo check, and what it means. */
export const messages = {
  when: (month: string) => `تم التحقق من الصور: ${month}`,
  means: 'تطابق الصور صورة التُقطت في ذلك الشهر. ولا يقول ذلك شيئًا عن الهوية أو السجل.',
  short: 'صور تم التحقق منها',
};
