CREATE TABLE "files_to_remove" (
	"name" text PRIMARY KEY NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
