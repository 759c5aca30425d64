alter table revenue_day
  drop constraint revenue_day_kind_check,
  add constraint revenue_day_kind_check check (kind in ('recurring', 'subscribers', 'new', 'expansion', 'contraction', 'churn', 'reactivation', 'paid', 'refunded', 'withdrawn')) not valid;
