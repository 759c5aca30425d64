// Made from texts/ar/site.json. Change it there.
// @ts-nocheck

export const messages = {
description: "مكان للتعرّف على شخص جديد: ملفات شخصية تقول أكثر من صورة، بلا إعلانات، وبلا تتبّع، ودون موقع دقيق أبدًا.",
};
