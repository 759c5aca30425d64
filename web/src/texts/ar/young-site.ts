// Made from texts/ar/young-site.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/ar/plural';

export const messages = {
title: "أنت من الأوائل هنا",
about: ({ brand, wanted }: { brand: string | number; wanted: number }) => `لا يزال ${brand} جديدًا في منطقة بحثك. وعندما يصل العدد إلى نحو ${plural(wanted, { one: `شخص واحد`, two: `شخصين`, few: `${formatNumber(wanted)} أشخاص`, many: `${formatNumber(wanted)} شخصًا`, other: `${formatNumber(wanted)} شخص` })}، تظهر لك وجوه جديدة أكثر.`,
reached: ({ from, wanted }: { from: number; wanted: number }) => `${from === 0 ? `بدأ الأوائل بالانضمام، والهدف ${formatNumber(wanted)}` : `${formatNumber(from)} على الأقل من أصل ${plural(wanted, { one: `شخص واحد`, two: `شخصين`, few: `${formatNumber(wanted)} أشخاص`, many: `${formatNumber(wanted)} شخصًا`, other: `${formatNumber(wanted)} شخص` })}`}`,
invite: "دعوة شخص",
inviteAbout: "يؤدي الرابط إلى الصفحة الأولى. ولا يذكر من أرسله، ولا نسجّل ذلك.",
message: "رسالتك",
text: ({ brand }: { brand: string | number }) => `انضممت للتو إلى ${brand}، وهو جديد هنا. ما رأيك في إلقاء نظرة؟`,
share: "مشاركة الدعوة",
copy: "نسخ الدعوة",
copied: "تم النسخ. يمكن لصق الدعوة في أي مكان.",
failed: "تعذّر النسخ. يُرجى تحديد النص والرابط ونسخهما يدويًا.",
tell: "تنبيهي عند ظهور من يناسبني",
isOn: "سنخبرك بظهور شخص جديد يناسبك، مرة في اليوم على الأكثر.",
stop: "إيقاف التنبيه",
searchName: "كل من يناسبني",
};
