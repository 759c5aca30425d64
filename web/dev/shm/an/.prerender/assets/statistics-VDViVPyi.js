import { n as formatNumber } from "./formats-DciwXFsk.js";
// web/src/lib/messages/en/statistics.ts
var growth = (percent) => `${percent > 0 ? "+" : ""}${formatNumber(percent)}%`;
var messages = {
	title: "Dashboard Overview",
	loading: "Loading dashboard data...",
	failed: (error) => `Error loading dashboard data: ${error}`,
	again: "Try again",
	about: (figure) => `What ${figure} means`,
	cards: {
		total: {
			label: "Total Users",
			about: "Everyone with an account, staff included."
		},
		vip: {
			label: "VIP Users",
			about: "Everyone whose premium has not run out."
		},
		active: {
			label: "Active Users",
			about: "Accounts that are neither deactivated, banned nor leaving."
		},
		newThisMonth: {
			label: "New This Month",
			about: "Accounts made since the first of this month, in the calendar of the service."
		},
		newInAll: (count) => `${formatNumber(count)} new this month`,
		vipRate: (percent) => `${formatNumber(percent)}% VIP rate`,
		onlineNow: (count) => `${formatNumber(count)} online now`,
		growth: (percent) => `${growth(percent)} growth`
	},
	charts: {
		growth: "User Growth",
		growthAbout: "By join date, last 6 months",
		gender: "Gender Distribution",
		age: "Age Distribution",
		allUsers: "All users",
		ages: "Everyone with a date of birth",
		totalUsers: "Total users",
		vipUsers: "VIP users",
		month: "Month",
		genderColumn: "Gender",
		ageColumn: "Age",
		users: "Users",
		share: "Share",
		showTable: (chart) => `${chart}: show as a table`,
		showChart: (chart) => `${chart}: show as a chart`,
		loading: "Drawing the chart"
	},
	overview: {
		title: "User Status Overview",
		active: "Active",
		online: "Online",
		vip: "VIP",
		newThisMonth: "New this month",
		profileComplete: "Profile completion",
		verified: "Email verified",
		outOf: (count, total) => `${formatNumber(count)} out of ${formatNumber(total)}`
	},
	recent: {
		title: "Recent Users",
		all: "All users",
		name: "Name",
		email: "Email",
		joined: "Join Date",
		status: "Status",
		plan: "Plan",
		presence: "Presence",
		unknown: "Unknown",
		active: "Active",
		inactive: "Inactive",
		premium: "Premium",
		free: "Free",
		online: "Online",
		offline: "Offline",
		none: "Nobody has registered yet."
	}
};
export { messages };
