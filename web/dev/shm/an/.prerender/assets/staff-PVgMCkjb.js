import { n as formatNumber } from "./formats-DciwXFsk.js";
// web/src/lib/messages/en/staff.ts
/** What several screens of the back office say alike. */
var messages = {
	paging: {
		label: "Pages",
		previous: "Previous page",
		next: "Next page",
		page: (page, pages) => `Page ${formatNumber(page)} of ${formatNumber(pages)}`,
		goTo: "Go to page",
		size: "Rows on a page"
	},
	views: {
		title: "Views",
		close: "Close",
		loading: "Loading views...",
		failed: (error) => `Error loading views: ${error}`,
		again: "Try again",
		none: "Nothing saved yet. Filter and sort the list, then save it here under a name.",
		private: "only you",
		shared: "shared with the team",
		by: (name) => `by ${name}`,
		rename: "Rename",
		renameOf: (name) => `New name of ${name}`,
		share: "Share",
		unshare: "Stop sharing",
		delete: "Delete",
		cancel: "Cancel",
		name: "Save this list as",
		nameAbout: "Its filters, order and columns.",
		shareNew: "Share it with the team",
		save: "Save view"
	},
	searchButton: "Search",
	clearSearch: "Clear the search"
};
export { messages };
