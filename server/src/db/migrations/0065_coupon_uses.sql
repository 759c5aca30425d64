-- Outside a transaction.
create index concurrently if not exists subscription_coupon on subscription (coupon) where coupon is not null;
