import { n as formatNumber } from "./formats-DciwXFsk.js";
var messages = {
	title: "Photo Review",
	loading: "Loading photos...",
	failed: (error) => `Error loading photos: ${error}`,
	again: "Try again",
	left: (count) => count === 1 ? "1 photo waits" : `${formatNumber(count)} photos wait`,
	none: "Nothing waits",
	noneAbout: "New photos appear here by themselves.",
	others: "Colleagues have all that wait before them just now.",
	strip: "Photos before you",
	nth: (number) => `Photo ${number}`,
	photo: (name) => `Photo of ${name}`,
	unloaded: "This photo could not be loaded.",
	somebody: "a member",
	who: (name, age) => age === null ? name : `${name}, ${age}`,
	main: "Main picture",
	more: "Further picture",
	added: (when) => `Added ${when}`,
	approve: "Approve",
	reject: "Reject, because of",
	reasons: {
		"no-person": "Nobody to be seen on it",
		"somebody-else": "Somebody else",
		nudity: "Nudity",
		violence: "Violence or weapons",
		minor: "A child",
		contact: "Contact details or advertisement",
		quality: "Too dark, small or blurred"
	},
	approved: (name) => `Photo of ${name} approved.`,
	rejected: (name) => `Photo of ${name} rejected.`,
	undo: "Undo",
	keys: "Keys",
	keyHints: [
		["A", "Approve"],
		["X, then 1–7", "Reject with a reason"],
		["J, K", "Next, previous"],
		["U", "Undo"]
	]
};
export { messages };
