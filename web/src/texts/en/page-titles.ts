// Made from texts/en/page-titles.json. Change it there.

export const messages = {
accessibility: {
title: "Accessibility",
},
accounts: {
login: "Sign In",
signIn: "Sign In",
register: "Create Your Account",
verify: "Confirm Your Address",
forgotPassword: "Forgot Password",
resetPassword: "New Password",
undoEmail: "Change Your Email Back",
join: "Join the Team",
invited: "Your Invitation",
},
audit: {
title: "Audit Log",
label: "Audit",
},
chat: {
matches: "Matches",
},
deskOffice: {
appeals: "Appeals",
danger: "Danger to Life",
checks: "Photo Checks",
holds: "Held Accounts",
approvals: "New Members",
photoReview: "Photo Review",
photos: "Photos",
ladder: "Ladder of Strikes",
texts: "Answers and Reasons",
numbers: "Desk Numbers",
transparency: "Transparency Report",
},
desk: {
desk: "Desk",
statement: "Decision",
decisions: "Decisions",
},
discovery: {
title: "Profile",
browse: "Browse",
discover: "Discover",
ranking: "How ranking works",
},
faqs: {
title: "FAQs",
label: "FAQs",
},
fraudWarnings: {
title: "Fraud warnings",
},
help: {
title: "Help Center",
},
home: {
landing: {
title: "Find Your Perfect Match",
label: "Home",
},
home: {
title: "Home",
label: "Home",
},
},
compliance: {
title: "Duties of Law",
label: "Law",
},
integrations: {
title: "Keys and Webhooks",
label: "Integrations",
},
likes: {
likes: "Likes",
sent: "People you like",
passed: "People you passed on",
bookmarks: "Bookmarks",
},
notices: {
notices: "Notifications",
unsubscribe: "Unsubscribe",
},
operation: {
title: "System",
label: "System",
},
ownPages: {
title: "About this site",
},
personalData: {
title: "Your data",
},
premium: {
premium: "Premium",
checkout: "Payment",
manage: "Your premium",
methods: "Payment methods",
withdraw: "Withdraw from contract",
subscriptions: "Subscriptions",
revenue: "Revenue",
plans: "Plans",
prices: "Old Prices",
},
privacy: {
title: "Privacy Policy",
label: "Privacy",
},
profiles: {
welcome: "Welcome",
profile: "Your profile",
profileTab: "Profile",
questions: "Questions",
},
reports: {
reports: {
title: "Reports Management",
label: "Reports",
},
myReports: {
title: "My reports",
},
pictures: {
title: "Intimate Pictures of You",
},
notice: {
title: "Report Content",
},
},
photoCheck: {
title: "Photo Check",
},
safety: {
title: "Safety Tips",
},
announcements: {
title: "Announcements",
news: "News",
approval: "Your Approval",
},
settings: {
title: "Settings",
account: "Your Account",
agree: "Read and Accept",
},
invitationCodes: {
title: "Invitations",
},
imports: {
title: "Import Members",
label: "Import",
},
site: {
title: "Site",
},
statistics: {
title: "Dashboard Overview",
label: "Dashboard",
},
team: {
title: "Team",
label: "Team",
},
userAdmin: {
users: {
title: "Users Management",
label: "Users",
},
memberFile: {
title: "Member",
},
},
};
