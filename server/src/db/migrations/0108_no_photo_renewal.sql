-- Photo addresses change for the member who blocks or unmatches, and no more for the other one, who could tell by it.
drop table photo_renewal;
