// Made from texts/en/subscription-errors.json. Change it there.

export const messages = {
server: ({ status }: { status: string | number }) => `Server error: ${status}`,
network: "No response from server. Please check your internet connection.",
unknown: "An unexpected error occurred",
fallbacks: {
create: "Failed to create subscription",
current: "Failed to get current subscription",
update: "Failed to update subscription",
cancel: "Failed to cancel subscription",
reactivate: "Failed to reactivate subscription",
paymentMethods: "Failed to get payment methods",
setupIntent: "Failed to create setup intent",
invoices: "Failed to get invoices",
confirm: "Failed to confirm subscription",
one: "Failed to get subscription",
all: "Failed to get subscriptions",
},
};
