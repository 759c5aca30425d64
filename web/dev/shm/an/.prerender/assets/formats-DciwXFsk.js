// web/src/lib/formats.ts
var hour = 36e5;
/** How long ago somebody was last here, in the words of section 4 of the specification. */
function lastActiveText(value, words, now = Date.now()) {
	const time = Date.parse(value ?? "");
	if (Number.isNaN(time)) return words.never;
	const hours = Math.floor((now - time) / hour);
	if (hours < 1) return words.justNow;
	if (hours < 24) return words.hoursAgo(hours);
	if (hours < 168) return words.daysAgo(Math.floor(hours / 24));
	return formatDate(time);
}
/** A date in the reader's own order, in their own time zone. */
function formatDate(value, options = {}, locale) {
	return new Intl.DateTimeFormat(locale, {
		dateStyle: "medium",
		...options
	}).format(new Date(value));
}
function formatNumber(value, options = {}, locale) {
	return new Intl.NumberFormat(locale, options).format(value);
}
export { formatNumber as n, lastActiveText as r, formatDate as t };
