-- The middle of the face, as shares of the picture from its left and top. Without it, pictures are cut around a usual place.
alter table photo
  add column focal_x double precision,
  add column focal_y double precision,
  add constraint photo_focus_check
    check ((focal_x is null) = (focal_y is null) and focal_x between 0 and 1 and focal_y between 0 and 1) not valid;
