// Made from texts/de/begin.json. Change it there.
// @ts-nocheck

export const messages = {
label: "Ich verlange ausdrücklich, dass Premium sofort beginnt, noch innerhalb der 14 Tage, in denen ich den Vertrag widerrufen kann. Wenn ich widerrufe, bezahle ich die genutzte Zeit und bekomme den Rest zurück.",
about: "Das ist freiwillig, und Premium beginnt in jedem Fall sofort. Wenn du ohne diese Zustimmung widerrufst, bekommst du alles zurück. Das geht einmal pro Person und Karte, danach ist diese Zustimmung nötig.",
};
