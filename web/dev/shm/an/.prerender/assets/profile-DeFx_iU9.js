import { i as interestGroups, t as promptLabels } from "./prompts-DeW1tFXz.js";
import { r as questions } from "./questions-BbG_GGLa.js";
// web/src/lib/messages/en/profile.ts
var messages = {
	loading: "Loading your profile…",
	failed: (error) => `This could not be loaded: ${error}`,
	again: "Try again",
	saving: "Saving…",
	save: "Save",
	cancel: "Cancel",
	edit: "Edit",
	editGroup: (group) => `Edit: ${group}`,
	nothing: "Nothing yet",
	stale: (now) => `This changed in another place meanwhile. ${now.join(" ")} What you typed is still here: save again to replace it.`,
	nowIs: (field, value) => `${field} is now: ${value}.`,
	interests: Object.assign({}, ...Object.values(interestGroups)),
	interestGroups,
	groupNames: {
		outdoors: "Outdoors",
		moving: "Moving",
		food: "Food and drink",
		music: "Music",
		arts: "Arts",
		home: "At home",
		world: "The world"
	},
	prompts: promptLabels,
	questionTexts: questions,
	groups: {
		about: {
			name: "About you",
			why: "Others see your first name, your age and your gender."
		},
		seeking: {
			name: "Whom you hope to meet",
			why: "You are shown only to people whom you could both meet."
		},
		place: {
			name: "Where you are",
			why: "Others read your city and roughly how far away you are. We keep no exact place."
		},
		photo: {
			name: "A photo of you",
			why: "People like to see who writes to them, so others find you only once there is a photo."
		},
		words: {
			name: "In your own words",
			why: "What you enjoy and how you put it is what people write to you about."
		}
	},
	fields: {
		firstName: "First name",
		lastName: "Last name",
		lastNameWhy: "Optional. Other members never see it.",
		dateOfBirth: "Date of birth",
		dateOfBirthWhy: "Others see your age, never the date.",
		tooYoung: (age) => `You have to be ${age} or older to be here.`,
		implausible: "Please check your date of birth.",
		gender: "Gender",
		choose: "Please choose",
		ownWords: "In my own words",
		ownGender: "Your words for it",
		sought: "I would like to meet",
		noneSought: "Choose at least one.",
		minAge: "From age",
		maxAge: "To age",
		maxDistance: "How far away",
		anywhere: "Anywhere",
		within: (kilometres) => `Up to ${kilometres} km`,
		city: "City",
		cityHint: "Type your city and choose it below.",
		places: "Cities that fit",
		noPlaces: "No city begins like this. A larger town near you works as well.",
		here: "Use my location",
		hereFailed: "Your browser did not tell us where you are. Type your city instead.",
		bio: "About me",
		interests: "Interests",
		interestsLeft: (left) => `Up to ${left} more`,
		prompts: "Prompts",
		prompt: (number) => `Prompt ${number}`,
		noPrompt: "None",
		promptAnswer: (prompt) => `Your answer: ${prompt}`
	},
	genders: {
		woman: "Woman",
		man: "Man",
		nonbinary: "Nonbinary"
	},
	sought: {
		woman: "Women",
		man: "Men",
		nonbinary: "Nonbinary people",
		other: "People of other genders"
	},
	summary: {
		ages: (from, to) => `${from} to ${to} years old`,
		anyone: "Not said yet"
	},
	welcome: {
		title: "Your profile",
		step: (step, steps) => `Step ${step} of ${steps}`,
		next: "Save and continue",
		back: "Back",
		later: "Finish later",
		done: "That is your profile",
		doneText: "Everything is saved. You can change it whenever you like.",
		photoMissing: "One thing is missing before others can find you: a photo.",
		addPhoto: "Add a photo",
		photoNext: "Continue",
		photoLater: "Add it later",
		toProfile: "See your profile"
	},
	own: {
		title: "Your profile",
		complete: "Complete",
		meter: (percent) => `${percent}% complete`,
		next: {
			about: "Next: say who you are, so that people know whom they meet.",
			seeking: "Next: say whom you hope to meet.",
			place: "Next: say where you are, so that distances can be told.",
			photo: "Next: add a photo. Others find you only once there is one.",
			words: "Next: choose some interests and answer a prompt. It gives people something to write about.",
			questions: "Next: answer a few questions. The more you share, the more a match can say."
		},
		allDone: "Nothing is missing.",
		asOthers: "See it as others do",
		asOthersHidden: "Others see your profile once it is complete and has a photo.",
		years: (age) => `${age} years old`
	},
	questions: {
		title: "Questions",
		why: "Others never see your answers. Where both of you like the other’s answer, you both see that you agree.",
		answered: (count, all) => `${count} of ${all} answered`,
		mine: "My answer",
		accepted: "Fine from somebody else",
		importance: "How much it matters",
		importances: {
			irrelevant: "Not at all",
			little: "A little",
			somewhat: "Somewhat",
			very: "Very much",
			mandatory: "It has to fit"
		},
		save: "Save answer",
		skip: "Another question",
		yours: "Your answers",
		change: (question) => `Change: ${question}`,
		remove: (question) => `Take back: ${question}`,
		all: "You have answered every question."
	},
	person: {
		loading: "Loading…",
		unknown: "There is nobody here",
		unknownText: "This profile does not exist, or it is not for you to see.",
		home: "Go to your home page",
		you: "This is how others see you.",
		toProfile: "Back to your profile",
		online: "Online now",
		active: (when) => `Active: ${when}`,
		score: (score) => `${score}% match`,
		why: "Why",
		sharedInterests: "You both enjoy",
		agreements: (count) => count === 1 ? "You agree on one question" : `You agree on ${count} questions`,
		about: (name) => `About ${name}`,
		interests: "Interests",
		photos: (name) => `Photos of ${name}`,
		photo: (name, number) => `${name}, photo ${number}`,
		safety: "Safety",
		report: "Report",
		block: "Block",
		blockTitle: (name) => `Block ${name}?`,
		blockText: "Neither of you will see the other any more, anywhere. They are not told. You can take it back in your settings.",
		cancel: "Cancel"
	},
	settings: {
		title: "Settings",
		privacy: "Privacy",
		showLastActive: "Show others when I was last active",
		showLastActiveWhy: "Rounded to the hour. Without it nobody sees whether you are online either.",
		pause: "Pause my profile",
		pauseWhy: "Nobody new finds you while you pause. Everything stays as it is.",
		blocked: "Blocked people",
		nobody: "You have blocked nobody.",
		somebody: "Somebody",
		since: (date) => `Blocked ${date}`,
		unblock: "Unblock",
		unblockName: (name) => `Unblock ${name}`,
		more: "Show more",
		reports: "Reports",
		reportsLink: "See what you have reported",
		appearance: "Appearance",
		appearanceWhy: "Light, dark, or as your device has it. Kept in this browser."
	}
};
export { messages };
