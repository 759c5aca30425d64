import { n as formatNumber } from "./formats-DciwXFsk.js";
// web/src/lib/messages/en/member-file.ts
var messages = {
	title: "Member",
	loading: "Loading this member...",
	failed: (error) => `Error loading this member: ${error}`,
	again: "Try again",
	back: "All users",
	unknown: "Unknown",
	nobody: "nobody who is still here",
	verified: "Verified",
	unverified: "Unverified",
	online: "Online",
	lastActive: (when) => `Last active: ${when}`,
	joined: (day) => `Joined ${day}`,
	states: {
		active: "Active",
		deactivated: "Deactivated",
		banned: "Banned",
		leaving: "Leaving",
		erased: "Erased"
	},
	roles: {
		administrator: "Administrator",
		moderator: "Moderator",
		support: "Support",
		analyst: "Analyst"
	},
	closed: (state, by, until) => `${state} ${by}${until ? ` until ${until}` : ""}.`,
	closedBy: {
		self: "by their own choice",
		staff: "by the team"
	},
	why: (reason) => `Reason: ${reason}`,
	profile: {
		title: "Profile",
		complete: "Complete",
		yes: "Yes",
		no: "No",
		shown: "Paused",
		paused: "Yes, by themselves",
		notPaused: "No",
		born: "Date of birth",
		bornOn: (day, age) => age === null ? day : `${day} (${age})`,
		gender: "Gender",
		place: "Place",
		seeks: "Looks for",
		ages: (from, to) => `${from} to ${to}`,
		within: (distance) => `within ${formatNumber(distance)} km`,
		interests: "Interests",
		answers: "Questions answered",
		bio: "Bio",
		noBio: "No bio provided",
		none: "Not specified"
	},
	photos: {
		title: "Photos",
		none: "No photos.",
		alt: (name, number) => `${name}, photo ${number}`,
		main: "Main photo",
		place: (place) => `Photo ${place}`,
		unused: "Uploaded, not shown",
		waiting: "Waits for review",
		rejected: (reason) => `Rejected: ${reason}`
	},
	reports: {
		against: "Reports against them",
		by: "Reports they made",
		none: "None.",
		from: "by",
		about: "about",
		more: (shown, total) => `The latest ${formatNumber(shown)} of ${formatNumber(total)}.`,
		statuses: {
			pending: "Pending",
			in_progress: "In progress",
			resolved: "Resolved",
			closed: "Closed",
			rejected: "Rejected"
		},
		cases: "Cases",
		caseOf: (reports) => reports === 1 ? "1 report" : `${formatNumber(reports)} reports`,
		open: "Open",
		closed: "Closed",
		since: (day) => `since ${day}`,
		span: (from, to) => `${from} to ${to}`
	},
	notes: {
		title: "Notes of the team",
		label: "New note",
		about: "Only the team reads this.",
		add: "Add note",
		delete: "Delete",
		deleteOf: (start) => `Delete the note: ${start}`
	},
	account: {
		title: "Account",
		id: "User ID",
		ways: "Signs in by",
		password: "password",
		provider: (name, since) => `${name} (since ${since})`,
		providers: {
			google: "Google",
			facebook: "Facebook"
		},
		consent: "Consent to sensitive data",
		consented: (version, day) => `version ${version}, ${day}`,
		withdrawn: (version, given, withdrawn) => `version ${version}, ${given} to ${withdrawn}`,
		blocked: "People they block",
		blockedBy: "Blocked by",
		none: "None"
	},
	vip: {
		title: "VIP",
		vip: "VIP",
		free: "Free.",
		until: (day) => `VIP until ${day}.`,
		span: (from, to) => `${from} to ${to}`,
		give: "Give VIP",
		change: "Change the end",
		end: "End it now",
		giveTitle: "Give VIP",
		endTitle: "End VIP now?",
		lastDay: "Last day",
		lastDayAbout: "It ends by itself after this day.",
		past: "Must be today or later.",
		reason: "Reason",
		reasonAbout: "Kept in the audit log.",
		cancel: "Cancel",
		stale: (until) => `Somebody changed this user meanwhile. VIP now: ${until ? `until ${until}` : "none"}. Press again if your change still holds.`
	},
	sessions: {
		title: "Sessions",
		none: "Signed in nowhere.",
		used: (when, address) => address ? `Last used ${when} from ${address}` : `Last used ${when}`,
		end: "Sign out",
		endOn: (device) => `Sign out: ${device}`,
		unknown: "Unknown device"
	},
	timeline: {
		title: "Timeline",
		more: "Show older",
		themselves: "themselves",
		kinds: {
			joined: "Joined",
			verified: "Confirmed their address",
			consented: "Consented",
			"consent-withdrawn": "Withdrew their consent",
			"photo-added": "Added a photo",
			reported: "Reported",
			"was-reported": "Was reported",
			"report-moved": "A report on them moved",
			"member.activate": "Activated",
			"member.deactivate": "Deactivated",
			"member.ban": "Banned",
			"member.ban-end": "The ban ended by itself",
			"member.edit": "Edited",
			"member.note": "Note written",
			"member.note-delete": "Note deleted",
			"member.session-end": "Signed out on a device",
			"member.vip": "VIP given",
			"member.vip-end": "VIP ended",
			"member.verify": "Marked as verified"
		}
	}
};
export { messages };
