import { n as formatNumber } from "./formats-DciwXFsk.js";
// web/src/lib/messages/en/users.ts
var messages = {
	title: "Users Management",
	loading: "Loading users data...",
	failed: (error) => `Error loading users: ${error}`,
	again: "Try again",
	none: "No users found matching your criteria",
	about: (figure) => `What ${figure} means`,
	cards: {
		total: {
			label: "Total",
			about: "Everyone with an account, staff included."
		},
		vip: {
			label: "VIP",
			about: "Everyone whose premium has not run out."
		},
		active: {
			label: "Active",
			about: "Accounts that are neither deactivated, banned nor leaving."
		},
		online: {
			label: "Online now",
			about: "Everyone who did something in the last five minutes."
		},
		verified: {
			label: "Verified",
			about: "Everyone who has confirmed their email address."
		},
		engagement: {
			label: "Engagement rate",
			about: "Active accounts as a share of all."
		}
	},
	showing: (shown, total) => `Showing ${formatNumber(shown)} of ${formatNumber(total)} users`,
	showingAtLeast: (shown, total) => `Showing ${formatNumber(shown)} of more than ${formatNumber(total)} users`,
	filters: {
		search: "Search by name or email",
		status: "Status",
		type: "Type",
		joined: (month) => `Joined in ${month}`,
		clearJoined: "Show all months",
		statuses: {
			all: "All",
			active: "Active",
			inactive: "Inactive",
			online: "Online",
			verified: "Verified"
		},
		types: {
			all: "All",
			vip: "VIP",
			free: "Free"
		},
		export: "Export",
		exporting: "Exporting...",
		exportFailed: (error) => `The export failed: ${error}`,
		exportName: "users"
	},
	columns: {
		user: "User",
		contact: "Contact",
		joined: "Join Date",
		lastActive: "Last Active",
		status: "Status",
		subscription: "Subscription",
		actions: "Actions"
	},
	columnsMenu: {
		title: "Columns",
		about: "Columns of the table"
	},
	bulk: {
		page: "Select all on this page",
		bar: "Selection",
		selected: (count) => `${formatNumber(count)} selected`,
		all: (total) => `Select all ${formatNumber(total)} that match`,
		tooMany: (most) => `At most ${formatNumber(most)} one by one: filter, then select all that match.`,
		clear: "Clear the selection",
		export: "Export selection",
		actions: {
			activate: "Activate",
			deactivate: "Deactivate",
			verify: "Verify"
		},
		titles: {
			activate: (count) => `Activate ${formatNumber(count)} users?`,
			deactivate: (count) => `Deactivate ${formatNumber(count)} users?`,
			verify: (count) => `Mark ${formatNumber(count)} users as verified?`
		},
		abouts: {
			activate: "They can sign in again and are shown to others.",
			deactivate: "They are signed out everywhere at once and nobody finds them any more.",
			verify: "Their addresses count as confirmed from then on."
		},
		reasonAbout: "Kept in the audit log with each of them, and read by who is deactivated.",
		progress: "Change of many users",
		close: "Close",
		loading: "Loading the change...",
		failed: (error) => `Error loading the change: ${error}`,
		again: "Try again",
		working: (through, total) => `${formatNumber(through)} of ${formatNumber(total)}. You may close this, it goes on.`,
		finished: (total) => `Finished: ${formatNumber(total)}.`,
		outcomesLabel: "Outcome",
		outcomes: {
			done: "Done",
			unchanged: "Unchanged",
			refused: "Refused"
		},
		everyone: "All",
		nobody: "Nobody.",
		more: "Show more",
		download: "Download as CSV"
	},
	row: {
		pick: (name) => `Select ${name}`,
		unknown: "Unknown",
		verified: "Verified",
		unverified: "Unverified",
		inactive: "Inactive",
		online: "Online",
		offline: "Offline",
		vip: "VIP",
		free: "Free",
		view: (name) => `View ${name}`,
		activate: (name) => `Activate ${name}`,
		deactivate: (name) => `Deactivate ${name}`
	},
	modal: {
		title: "User Details",
		email: "Email",
		id: "User ID",
		joined: "Join Date",
		lastActive: "Last Active",
		age: "Age",
		gender: "Gender",
		location: "Location",
		complete: "Profile Complete",
		bio: "Bio",
		yes: "Yes",
		no: "No",
		unspecified: "Not specified",
		noBio: "No bio provided",
		close: "Close",
		edit: "Edit User",
		open: "Open the whole file"
	},
	edit: {
		title: (name) => `Edit ${name}`,
		loading: "Loading user...",
		failed: (error) => `Error loading user: ${error}`,
		again: "Try again",
		fields: {
			firstName: "First name",
			lastName: "Last name",
			email: "Email",
			gender: "Gender",
			bio: "Bio",
			city: "City",
			country: "Country",
			isEmailVerified: "Email is verified",
			staffRole: "Staff role"
		},
		emailAbout: "A new address has to be verified again and ends every session.",
		genderAbout: "woman, man, nonbinary, or their own words.",
		roleAbout: "Whoever loses a role is signed out everywhere.",
		roles: {
			none: "None",
			administrator: "Administrator",
			moderator: "Moderator",
			support: "Support",
			analyst: "Analyst"
		},
		yes: "Yes",
		no: "No",
		empty: "empty",
		nowIs: (field, value) => `${field} is now: ${value}.`,
		stale: (changes) => [
			"Somebody changed this user meanwhile.",
			...changes,
			"What you typed is still here."
		].join(" "),
		check: "Please check the marked fields.",
		cancel: "Cancel",
		save: "Save"
	},
	state: {
		titles: {
			active: (name) => `Activate ${name}?`,
			deactivated: (name) => `Deactivate ${name}?`,
			banned: (name) => `Ban ${name}?`
		},
		liftTitle: (name) => `Lift the ban of ${name}?`,
		abouts: {
			active: "They can sign in again and are shown to others.",
			deactivated: "They are signed out everywhere at once and nobody finds them any more.",
			banned: "They are signed out everywhere at once, nobody finds them any more, and they read why and until when."
		},
		states: {
			active: "Active",
			deactivated: "Deactivated",
			banned: "Banned",
			leaving: "Leaving",
			erased: "Erased"
		},
		now: (state, reason, until) => `Now: ${state}${until ? ` until ${until}` : ""}${reason ? `. ${reason}` : ""}`,
		reason: "Reason",
		reasonAbout: "Kept in the audit log. Someone who is put out reads it when they try to sign in.",
		length: "How long",
		lengths: {
			1: "1 day",
			7: "7 days",
			30: "30 days",
			90: "90 days",
			date: "Until a day",
			good: "For good"
		},
		lastDay: "Last day of the ban",
		verbs: {
			active: "Activate",
			deactivated: "Deactivate",
			banned: "Ban"
		},
		activate: "Activate",
		deactivate: "Deactivate",
		ban: "Ban",
		changeBan: "Change the ban",
		lift: "Lift the ban",
		cancel: "Cancel",
		done: {
			active: (name) => `${name} is active again.`,
			deactivated: (name) => `${name} is deactivated.`,
			banned: (name) => `${name} is banned.`
		},
		undo: "Undo",
		undone: "Undone within a moment",
		dismiss: "Dismiss",
		stale: (now) => `Somebody changed this user meanwhile. ${now} What you typed is still here: press again if it still holds.`,
		notYours: "Your role may not change the state of users.",
		ownAccount: "You cannot change the state of your own account.",
		colleague: "Only an administrator may change the state of a colleague."
	}
};
export { messages };
