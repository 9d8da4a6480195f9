CREATE TABLE "loaded_rows" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"row_id" integer NOT NULL,
	CONSTRAINT "loaded_rows_kind_key_pk" PRIMARY KEY("kind","key")
);
